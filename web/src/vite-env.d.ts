/// <reference types="vite/client" />

declare module 'virtual:texts/*' {
  const ftl: string;
  export default ftl;
}

/** What TypeScript has to be told of modules that Vite makes up. */
/// <reference types="vite/client" />

declare module 'virtual:texts/*' {
  const ftl: string;
  export default ftl;
}

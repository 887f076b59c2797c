/** Calls to the server over HTTP. A refusal is thrown as `Refusal`; its sentence is `refuse-<code>`. */
import type {
  Begin,
  Export,
  Myself,
  NewTable,
  Problem,
  Replay,
  Shelf,
  SignInLink,
  TableInfo,
  Tables,
  Take,
} from './protocol.ts';
import type { Params } from './texts.svelte.ts';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  else if (method !== 'GET') init.body = '{}';
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal('offline');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(problem?.code ?? 'server', problem?.params ?? {});
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Myself>('GET', '/api/me'),
  nameMe: (name: string) => json<Myself>('POST', '/api/me', { name }),
  claim: (passphrase: string) => json<Myself>('POST', '/api/me/claim', { passphrase }),
  signIn: (name: string, passphrase: string) => json<Myself>('POST', '/api/signin', { name, passphrase }),
  signInLink: () => json<SignInLink>('POST', '/api/me/link'),
  useLink: (token: string) => json<Myself>('POST', '/api/signin/link', { token }),
  signOut: () => json<Myself>('POST', '/api/signout'),
  export: () => json<Export>('GET', '/api/me/export'),
  erase: () => call('DELETE', '/api/me'),
  games: () => json<Shelf>('GET', '/api/games'),
  open: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
  tables: (list: 'mine' | 'open' | 'finished', before?: string) =>
    json<Tables>('GET', `/api/tables?list=${list}${before ? `&before=${encodeURIComponent(before)}` : ''}`),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  join: (id: string, take: Take = {}) => json<TableInfo>('POST', `${table(id)}/join`, take),
  leave: (id: string) => json<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string, begin: Begin) => json<TableInfo>('POST', `${table(id)}/start`, begin),
  replay: (id: string, seat: number | null, from: number) =>
    json<Replay>('GET', `${table(id)}/replay?from=${from}${seat === null ? '' : `&seat=${seat}`}`),
  rules: async (lang: string, game: string) => (await call('GET', `/api/rules/${lang}/${game}`)).text(),
};

export const paths = {
  qr: (id: string) => `${table(id)}/qr.svg`,
  text: (id: string) => `${table(id)}/text`,
  socket: (id: string) => `${location.origin.replace(/^http/, 'ws')}${table(id)}/socket`,
};

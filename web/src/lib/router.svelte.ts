/** Where the reader is. The server hands out the page at every address that is not its own. */
export type Route =
  | { name: 'shelf' }
  | { name: 'new'; game: string; kind: 'bots' | 'friends' | 'hotseat' }
  | { name: 'table'; id: string }
  | { name: 'display'; id: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'set-up' }
  | { name: 'evening'; game: string }
  | { name: 'hall'; id: string; screen: boolean }
  | { name: 'learn'; game: string; step: string }
  | { name: 'daily'; game: string; lang: string; day: string; best: boolean }
  | { name: 'puzzles'; game: string; what: string }
  | { name: 'me' }
  | { name: 'record'; person: string }
  | { name: 'ladder'; game: string; kind: string }
  | { name: 'operators' }
  | { name: 'signin'; token: string }
  | { name: 'lost' };

const KINDS = ['bots', 'friends', 'hotseat'] as const;

export function parse(path: string, hash = ''): Route {
  const [head = '', first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (head) {
    case '':
      return { name: 'shelf' };
    case 'new':
      return { name: 'new', game: first, kind: KINDS.find((kind) => kind === second) ?? 'bots' };
    case 't':
    case 'table':
      return first ? { name: 'table', id: first } : { name: 'lost' };
    case 'display':
      return first ? { name: 'display', id: first } : { name: 'lost' };
    case 'rules':
      return { name: 'rules', game: first, rule: hash.replace('#', '') };
    case 'set-up':
      return { name: 'set-up' };
    case 'evening':
      return { name: 'evening', game: first };
    case 'e':
      return first ? { name: 'hall', id: first, screen: second === 'screen' } : { name: 'lost' };
    case 'learn':
      return first ? { name: 'learn', game: first, step: second } : { name: 'lost' };
    case 'daily':
      return second ? { name: 'daily', game: first, lang: second, day: third || 'today', best: fourth === 'best' } : { name: 'lost' };
    case 'puzzles':
      return first ? { name: 'puzzles', game: first, what: second } : { name: 'lost' };
    case 'operators':
      return { name: 'operators' };
    case 'record':
      return { name: 'record', person: first };
    case 'ladder':
      return first ? { name: 'ladder', game: first, kind: second } : { name: 'lost' };
    case 'me':
      return { name: 'me' };
    case 'signin':
      return { name: 'signin', token: first };
    default:
      return { name: 'lost' };
  }
}

let route = $state.raw<Route>(parse(location.pathname, location.hash));
const follow = (): void => void (route = parse(location.pathname, location.hash));
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

export const here = (): Route => route;

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  follow();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew; all others are left to the browser. */
export function intercept(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

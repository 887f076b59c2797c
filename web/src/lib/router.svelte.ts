/** Where the reader is. Addresses live behind `#`, so that any server and any bookmark can hold them. */
export type Route =
  | { name: 'shelf' }
  | { name: 'new'; game: string; hotseat: boolean }
  | { name: 'table'; id: string }
  | { name: 'display'; id: string }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'me' }
  | { name: 'lost' };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [head = '', first = '', second = ''] = path.split('/').map(decodeURIComponent);
  switch (head) {
    case '':
      return { name: 'shelf' };
    case 'new':
      return { name: 'new', game: first, hotseat: query === 'hotseat' };
    case 'table':
      return { name: 'table', id: first };
    case 'display':
      return { name: 'display', id: first };
    case 'join':
      return { name: 'join', token: first };
    case 'rules':
      return { name: 'rules', game: first, rule: second };
    case 'me':
      return { name: 'me' };
    default:
      return { name: 'lost' };
  }
}

let route = $state.raw<Route>(parse(location.hash));
addEventListener('hashchange', () => (route = parse(location.hash)));

export const here = (): Route => route;

export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', `#${path}`);
    route = parse(path);
  } else {
    location.hash = path;
  }
}

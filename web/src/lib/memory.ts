/** What this device remembers between visits. Works without storage too (private windows), forgetting then. */
const PREFIX = 'ludotheque.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // nothing to do: the choice then holds for this visit
  }
}

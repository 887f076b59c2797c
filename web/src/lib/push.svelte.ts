/** Calls to this device while one is elsewhere. Nothing is asked before a switch is touched. */
import { api } from './api.ts';
import { visitor } from './me.svelte.ts';
import type { PushWish } from './protocol.ts';
import { language } from './texts.svelte.ts';

export const PUSH_KINDS = ['turn', 'people'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Whether this browser can be called: not without a secure connection. */
const able = (): boolean => typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

class Push {
  able = $state(able());
  refused = $state(able() && Notification.permission === 'denied');
  kinds = $state.raw<PushKind[]>([]);
  #key = '';

  /** What this device is called for; what the browser has forgotten or never allowed counts for nothing. */
  async load(): Promise<void> {
    if (!this.able) return;
    const told = await api.push();
    this.#key = told.key;
    this.kinds = (await this.#subscription()) ? told.kinds : [];
  }

  /** One kind on or off; the first one asks the browser for permission, without the last one nobody calls. */
  async want(kind: PushKind, on: boolean): Promise<void> {
    const kinds = PUSH_KINDS.filter((one) => (one === kind ? on : this.kinds.includes(one)));
    if (!kinds.length) {
      await (await this.#subscription())?.unsubscribe();
      this.kinds = (await api.callMeNoMore()).kinds;
      return;
    }
    this.refused = (await Notification.requestPermission()) !== 'granted';
    if (this.refused) {
      this.kinds = [];
      return;
    }
    await visitor.come();
    this.kinds = (await api.callMe(await this.#wish(kinds))).kinds;
  }

  async #wish(kinds: PushKind[]): Promise<PushWish> {
    await navigator.serviceWorker.register('/push.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // one made for another key of the server is of no use to it
    if (old && keyOf(old) !== this.#key) await old.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.#key) });
    const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    return { endpoint, ...keys, kinds, lang: language() };
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (Notification.permission !== 'granted') return null;
    const found = (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;
    return found && keyOf(found) === this.#key ? found : null;
  }
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export const push = new Push();

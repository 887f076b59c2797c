/** The screen stays awake while somebody is at a table, where the device allows it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  /** A screen that was put away lets go of its lock: it is asked for again when it comes back. */
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) void got?.release();
    else lock = got;
  };
  const back = (): void => void ask();
  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}

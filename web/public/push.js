/* Calls from the server while no page is open: shown, and followed when touched. */
self.addEventListener('push', (event) => {
  const said = event.data.json();
  const shown = { body: said.body, tag: said.tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path: said.path } };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(said.title, shown),
      self.navigator.setAppBadge ? self.navigator.setAppBadge().catch(() => undefined) : undefined,
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The window that is at that table already, else another one of ours, else a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  const any = windows[0] && (await windows[0].navigate(path).catch(() => null));
  return any ? any.focus() : self.clients.openWindow(path);
}

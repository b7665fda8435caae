/** Tells somebody who looks elsewhere that it is their turn. */

import { t } from "./language/language";
import { settings } from "./settings";

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

let shown: Notification | null = null;

export function notifyTurn(): void {
  if (!document.hidden || !settings.value.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const words = { body: t("turn-notice"), icon: "icon-192.png", tag: location.href, data: location.href };
  void navigator.serviceWorker?.getRegistration().then((registration) => {
    // Phones allow it only by the service worker, and desks need none.
    if (registration !== undefined) return registration.showNotification(t("app-name"), words);
    shown = new Notification(t("app-name"), words);
    return undefined;
  });
}

/** Somebody is looking again. */
export function clearNotices(): void {
  shown?.close();
  void navigator.serviceWorker?.getRegistration().then(async (registration) => {
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  });
}

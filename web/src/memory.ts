/** What is remembered between visits. A browser that forbids it only forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`fencepost:${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`fencepost:${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the game goes on without.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`fencepost:${key}`);
  } catch {
    // Nothing was kept.
  }
}

/** The keys that begin so, without the beginning. */
export function remembered(beginning: string): string[] {
  try {
    const whole = `fencepost:${beginning}`;
    return Object.keys(localStorage).filter((key) => key.startsWith(whole)).map((key) => key.slice(whole.length));
  } catch {
    return [];
  }
}

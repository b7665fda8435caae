/**
 * Keeps the screen on while clocks run. Browsers offer that to pages they call secure, which a page of a club's own network over plain http is not.
 * There a small silent film does it: a device does not switch its screen off while a film plays.
 */

/** By what means the screen stays on. */
export type Awake = "lock" | "film" | "none";

export interface Wakefulness {
  readonly by: Awake;
  end(): void;
}

const ASLEEP: Wakefulness = { by: "none", end: () => undefined };

export async function stayAwake(): Promise<Wakefulness> {
  return (await byLock()) ?? (await byFilm()) ?? ASLEEP;
}

async function byLock(): Promise<Wakefulness | null> {
  if (!("wakeLock" in navigator)) return null;
  try {
    let lock = await navigator.wakeLock.request("screen");
    // A browser takes the lock away with a page that is hidden, and does not give it back by itself.
    const again = async () => {
      if (document.visibilityState === "visible" && lock.released) lock = await navigator.wakeLock.request("screen").catch(() => lock);
    };
    document.addEventListener("visibilitychange", again);
    return {
      by: "lock",
      end: () => {
        document.removeEventListener("visibilitychange", again);
        void lock.release();
      },
    };
  } catch {
    return null;
  }
}

/** Some browsers count only films with sound, so that this one has silence for its sound. */
function silence(): { readonly tracks: readonly MediaStreamTrack[]; readonly end: () => void } {
  try {
    const audio = new AudioContext();
    const silent = audio.createMediaStreamDestination();
    return { tracks: silent.stream.getAudioTracks(), end: () => void audio.close() };
  } catch {
    return { tracks: [], end: () => undefined };
  }
}

async function byFilm(): Promise<Wakefulness | null> {
  const canvas = document.createElement("canvas");
  if (typeof canvas.captureStream !== "function") return null;
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  const stream = canvas.captureStream(1);
  const sound = silence();
  for (const track of sound.tracks) stream.addTrack(track);
  const film = document.createElement("video");
  film.playsInline = true;
  film.srcObject = stream;
  film.className = "unseen";
  film.setAttribute("aria-hidden", "true");
  document.body.append(film);
  const frames = window.setInterval(() => pen?.fillRect(0, 0, 2, 2), 1000);
  const end = () => {
    window.clearInterval(frames);
    film.pause();
    film.remove();
    sound.end();
  };
  try {
    await film.play();
    return { by: "film", end };
  } catch {
    end();
    return null;
  }
}

/** Whether the browser can read texts aloud. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Speed of a voice that pupils write after. */
const SLOW = 0.8;

/** The language of a text: Chinese when it has a Chinese character. */
export function languageOf(text: string): 'zh-CN' | 'en-US' {
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US';
}

/** Plays a sound, or reads the text aloud where there is none. Returns what stops it. */
export function sayAloud(text: string, soundUrl: string | undefined, rate = SLOW): () => void {
  if (soundUrl !== undefined) {
    const sound = new Audio(soundUrl);
    // A browser that refuses leaves the button that plays it.
    void sound.play().catch(() => undefined);
    return () => sound.pause();
  }
  if (!canSpeak() || text.trim() === '') return () => undefined;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = languageOf(text);
  spoken.rate = rate;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return () => speechSynthesis.cancel();
}

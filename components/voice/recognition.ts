import { VOICE_PROMPT_DELAY_MS } from '#lib/config/constants.ts';

export type VoiceState = 'prompt' | 'listening' | 'missed' | 'unavailable';

/** The used part of the Web Speech API, which is missing in the DOM types. */
interface Recogniser extends EventTarget {
  lang: string;
  start: () => void;
  abort: () => void;
}
type RecogniserClass = new () => Recogniser;

/** Errors that mean that there is no microphone or no permission. */
const UNAVAILABLE = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

function isClass(value: unknown): value is RecogniserClass {
  return typeof value === 'function';
}

function recogniserClass(): RecogniserClass | undefined {
  return [Reflect.get(window, 'SpeechRecognition'), Reflect.get(window, 'webkitSpeechRecognition')].find(isClass);
}

interface ResultEvent extends Event {
  results: SpeechRecognitionResultList;
}

function isResultEvent(event: Event): event is ResultEvent {
  return 'results' in event && typeof event.results === 'object' && event.results !== null;
}

/** The final transcript in an event; empty when there is none. */
function transcriptIn(event: Event): string {
  if (!isResultEvent(event)) return '';
  return Array.from(event.results, (result) => (result.isFinal ? (result[0]?.transcript ?? '') : ''))
    .join('')
    .trim();
}

interface Listening {
  /** The language that is spoken, a BCP 47 tag. */
  lang: string;
  onState: (state: VoiceState) => void;
  /** Called at most once, with a text that is not empty. */
  onText: (text: string) => void;
}

/**
 * Shows the prompt, then starts the speech recognition after a delay.
 * @returns stops it and releases the microphone; no callback is called afterwards
 */
export function listen({ lang, onState, onText }: Listening): () => void {
  const Recogniser = recogniserClass();
  const abort = new AbortController();
  const { signal } = abort;
  onState('prompt');
  if (!Recogniser) {
    onState('unavailable');
    return () => undefined;
  }
  const recogniser = new Recogniser();
  recogniser.lang = lang;
  const finish = (state: VoiceState) => {
    abort.abort();
    onState(state);
  };
  const on = (type: string, listener: (event: Event) => void) => recogniser.addEventListener(type, listener, { signal });
  on('start', () => onState('listening'));
  on('result', (event) => {
    const text = transcriptIn(event);
    if (text === '') return;
    abort.abort();
    recogniser.abort();
    onText(text);
  });
  on('error', (event) => finish(UNAVAILABLE.has(String(Reflect.get(event, 'error'))) ? 'unavailable' : 'missed'));
  on('end', () => finish('missed'));
  const timer = setTimeout(() => recogniser.start(), VOICE_PROMPT_DELAY_MS);
  return () => {
    abort.abort();
    clearTimeout(timer);
    recogniser.abort();
  };
}

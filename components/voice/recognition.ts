import { VOICE_PROMPT_DELAY_MS } from '#lib/config/constants.ts';

/** What the voice search shows (spec 2.3, 4). */
export type VoiceState = 'prompt' | 'listening' | 'missed' | 'unavailable';

/** The part of the Web Speech API that is used; the types of the platform leave it out. */
interface Recogniser extends EventTarget {
  lang: string;
  start: () => void;
  abort: () => void;
}
type RecogniserClass = new () => Recogniser;

/** Errors that mean there is no microphone to listen with. */
const UNAVAILABLE = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

function isClass(value: unknown): value is RecogniserClass {
  return typeof value === 'function';
}

function recogniserClass(): RecogniserClass | undefined {
  return [Reflect.get(window, 'SpeechRecognition'), Reflect.get(window, 'webkitSpeechRecognition')].find(isClass);
}

/** Whether this browser can recognise speech. */
export function isVoiceSupported(): boolean {
  return recogniserClass() !== undefined;
}

/** What the recogniser tells with its results. */
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
  /** What was said; never empty, called once at most. */
  onText: (text: string) => void;
}

/**
 * Listens once: first the prompt, after its delay the recogniser.
 * @returns how to stop; it releases the microphone, and nothing is called afterwards
 */
export function listen({ lang, onState, onText }: Listening): () => void {
  const Recogniser = recogniserClass();
  const ended = new AbortController();
  const { signal } = ended;
  onState('prompt');
  if (!Recogniser) {
    onState('unavailable');
    return () => undefined;
  }
  const recogniser = new Recogniser();
  recogniser.lang = lang;
  const finish = (state: VoiceState) => {
    ended.abort();
    onState(state);
  };
  const on = (type: string, listener: (event: Event) => void) => recogniser.addEventListener(type, listener, { signal });
  on('start', () => onState('listening'));
  on('result', (event) => {
    const text = transcriptIn(event);
    if (text === '') return;
    ended.abort();
    recogniser.abort();
    onText(text);
  });
  on('error', (event) => finish(UNAVAILABLE.has(String(Reflect.get(event, 'error'))) ? 'unavailable' : 'missed'));
  on('end', () => finish('missed'));
  const timer = setTimeout(() => recogniser.start(), VOICE_PROMPT_DELAY_MS);
  return () => {
    ended.abort();
    clearTimeout(timer);
    recogniser.abort();
  };
}

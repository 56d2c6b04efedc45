/** What the voice search says (spec 2.3). */
export interface VoiceLabels {
  /** The microphone button. */
  open: string;
  title: string;
  close: string;
  prompt: string;
  listening: string;
  missed: string;
  retry: string;
  unavailable: string;
  /** What to do when the microphone is not enabled. */
  help: string;
}

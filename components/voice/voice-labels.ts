/** The texts of the voice search (spec 2.3). */
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
  /** Shown when the microphone is not available. */
  help: string;
}

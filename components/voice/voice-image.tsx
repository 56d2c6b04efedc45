import { Icon } from '#components/ui/icon.tsx';
import type { VoiceState } from './recognition.ts';

const CIRCLE = {
  prompt: 'bg-mor-100 text-mor-800',
  missed: 'bg-khadi-100 text-khadi-600',
  unavailable: 'bg-error-bg text-error',
};
const BAR_HEIGHTS_PX = [20, 44, 72, 40, 84, 56, 30, 64, 36, 18];

/** A decorative image of the state: a microphone, or animated bars while listening. */
export function VoiceImage({ state }: { state: VoiceState }) {
  if (state === 'listening') {
    return (
      <span className="voice-bars flex h-24 items-center gap-1.5" aria-hidden="true">
        {BAR_HEIGHTS_PX.map((height, index) => (
          <span
            key={height}
            className={`w-1.5 rounded-full ${index % 3 ? 'bg-mor-600' : 'bg-genda-400'}`}
            style={{ height, animationDelay: `${index * -200}ms` }}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={`grid size-24 place-items-center rounded-full ${CIRCLE[state]}`}>
      <Icon name={state === 'unavailable' ? 'mic-off' : 'mic'} className="size-10" />
    </span>
  );
}

/** Of the card at the edge of the pointer's area, in degrees. */
const TILT_MAX = 16;

/** Of a phone, in degrees, from where the card is tilted most. */
const PHONE_TILT = 25;

const within = (value: number) => Math.max(-1, Math.min(1, value));

/**
 * Tilts a card, and with it the light on it, towards the pointer; on a device without one, as the device is held, where that needs no
 * permission. Nothing with reduced motion.
 * @returns ends it
 */
export function followLight(stage: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');

  const [body, light, lines] = ['-body', '-light', '-light > svg'].map((part) =>
    stage.querySelector<HTMLElement | SVGElement>(`.card-object${part}`),
  );
  // The properties themselves: a custom property would restyle all that is in the card in each frame.
  const place = (rotate: string, x?: number) => {
    if (body) body.style.rotate = rotate;
    if (light) light.style.translate = x === undefined ? '' : `${x}%`;
    if (lines) lines.style.translate = x === undefined ? '' : `${-x}%`;
  };
  const rest = () => place('');
  /** From -1 to 1, from the left and the top. */
  const tilt = (x: number, y: number) => {
    if (stillness.matches) return rest();
    const angle = Math.hypot(x, y) * TILT_MAX;
    place(angle ? `${-y} ${x} 0 ${angle}deg` : '0deg', 45 * x + 15 * y);
  };

  const onPoint = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    tilt(within(((clientX - left) / width) * 2 - 1), within(((clientY - top) / height) * 2 - 1));
  };
  stage.addEventListener('pointermove', onPoint, { signal });
  stage.addEventListener('pointerleave', rest, { signal });

  // A browser that wants a permission, which is never asked for, dispatches no such event.
  if (!matchMedia('(hover: hover)').matches) {
    let isSeen = false;
    let held: { beta: number; gamma: number } | undefined;
    const watching = new IntersectionObserver((entries) => {
      isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    });
    watching.observe(stage);
    signal.addEventListener('abort', () => watching.disconnect());
    const onTurn = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (!isSeen || beta === null || gamma === null) return;
      held ??= { beta, gamma };
      tilt(within((gamma - held.gamma) / PHONE_TILT), within((beta - held.beta) / PHONE_TILT));
    };
    addEventListener('deviceorientation', onTurn, { signal });
  }

  return () => {
    listening.abort();
    rest();
  };
}

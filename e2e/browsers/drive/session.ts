/** A window of a browser that a task uses. Both engines take the same input, that of the W3C's WebDriver "Perform Actions". */
export interface Session {
  goto(address: string): Promise<void>;
  /** Runs a function in the page and waits for its promise. Arguments and result are JSON. */
  evaluate<Result, Args extends unknown[]>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  act(sources: readonly ActionSource[]): Promise<void>;
  back(): Promise<void>;
  /** The inside of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Errors in the console since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** https://www.w3.org/TR/webdriver2/#actions */
export interface ActionSource {
  type: 'pointer' | 'key' | 'wheel' | 'none';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: readonly Record<string, unknown>[];
}

export interface SessionOptions {
  /** Scripts of pages run. */
  script: boolean;
}

export interface Engine {
  name: string;
  /** The least inner width of its window, in CSS pixels. */
  narrowest: number;
  /** Why it cannot be used here, in words. */
  missing(): string | undefined;
  open(options: SessionOptions): Promise<Session>;
}

/** A page that hangs answers no command; on a slow machine that others use one may take half a minute. Milliseconds. */
const COMMAND_LIMIT = 90_000;

/** The browser has answered nothing for too long: only ending it helps. */
export class NoAnswer extends Error {}

/** @throws NoAnswer after the time limit of a command */
export async function answered<Result>(what: string, command: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`the page hangs: no answer to "${what}"`)), COMMAND_LIMIT);
  });
  try {
    return await Promise.race([command, limit]);
  } finally {
    clearTimeout(timer);
  }
}

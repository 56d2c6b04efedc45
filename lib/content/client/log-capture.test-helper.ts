/** Captures the log until `jest.restoreAllMocks`. @returns a function that returns the lines so far, as objects */
export function captureLog(): () => Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  return () => lines;
}

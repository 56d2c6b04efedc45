import { SETTINGS, type Setting } from './setting-definitions.ts';

const rows = Object.entries<Setting<unknown>>(SETTINGS).map(([name, { fallback, shown, ...rest }]) => {
  const isNone = fallback === undefined || (Array.isArray(fallback) && fallback.length === 0);
  return { name, fallback, shown: shown ?? (isNone ? 'none' : undefined), ...rest };
});

export function settingsPage(): string {
  const table = rows.map(
    ({ name, purpose, allowed, fallback, shown, build }) =>
      `| \`${name}\`${build ? ' (build)' : ''} | ${shown ?? `\`${fallback}\``} | ${allowed} | ${purpose} |`,
  );
  return `# Settings

Environment variables, or lines of a file \`.env\` (see \`.env.example\`). A value that is not allowed stops the build and the start
with a sentence that names the setting. Settings marked (build) are compiled into the build: \`npm start\` builds again when they change.

This page is generated from \`lib/config/setting-definitions.ts\` by \`npm run settings\`; a test fails when it is out of date.

| setting | default | allowed | purpose |
|---|---|---|---|
${table.join('\n')}
`;
}

export function environmentExample(): string {
  const entries = rows.map(
    ({ name, purpose, allowed, fallback, shown, build }) =>
      `# ${purpose}\n# Allowed: ${allowed}. Default: ${shown ?? fallback}.${build ? ' Compiled into the build.' : ''}\n#${name}=${shown === undefined ? fallback : ''}\n`,
  );
  return `# Copy to .env and change what differs. Every setting has a default; a value that is not allowed stops the start.\n\n${entries.join('\n')}`;
}

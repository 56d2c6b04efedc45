import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: import.meta.dirname });

// Tests run in a context of their own, in which each look-up of a global is slow; of these, tests replace none.
const GLOBALS = 'Array Boolean Error JSON Map Math Number Object Reflect RegExp Set String Symbol WeakMap';

export default createConfig({
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.cms/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cms/', '<rootDir>/.cms-test/', '<rootDir>/lib/cms/project/'],
  // A test that hangs is stopped; one that is slow on a busy machine is not.
  testTimeout: 60_000,
  sandboxInjectedGlobals: GLOBALS.split(' '),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

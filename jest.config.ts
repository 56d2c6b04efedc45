import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: import.meta.dirname });

export default createConfig({
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.cms/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cms/'],
  // A test that hangs is stopped; one that is slow on a busy machine is not.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

import { defineConfig } from 'vitest/config';

// What is said is compared in the developers' language; tests/tools/content/language.test.ts holds the other.
export default defineConfig({
  test: { env: { BAHASA: 'en' }, include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});

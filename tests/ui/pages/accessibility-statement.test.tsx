import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import axe from '../../../docs/accessibility.json' with { type: 'json' };
import browsers from '../../../docs/browsers.json' with { type: 'json' };
import { longDate } from '../../../src/domain/shared/indonesian-date.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { AccessibilityStatement } from '../../../src/ui/pages/accessibility-statement.tsx';
import { FLOOR } from '../../../tools/floor/floor.ts';
import { testDependencies } from '../dependencies.ts';

const shown = () => {
  const { dependencies } = testDependencies();
  const { container } = render(
    <DependenciesProvider dependencies={dependencies}>
      <AccessibilityStatement />
    </DependenciesProvider>,
  );
  return { text: container.textContent ?? '', config: dependencies.config };
};

it('says what the tests found, and when', () => {
  const { text } = shown();
  expect(text).toContain(
    `Pada ${longDate(Date.parse(axe.date))}, alat axe ${axe.axe} memeriksa ${axe.views} tampilan`,
  );
  expect(text).toContain(
    `Dalam ${axe.checks.toLocaleString('id-ID')} pemeriksaan ditemukan ${axe.violations} pelanggaran.`,
  );
  expect(text.includes('Sesudah itu ditambahkan')).toBe(axe.later.length > 0);
  for (const page of axe.later) expect(text).toContain(page);
  for (const { version, passed, failed } of browsers.browsers) {
    expect(text).toContain(`${version} (${passed} dari ${passed + failed} berhasil)`);
  }
});

it('names the oldest browsers that the build is made for', () => {
  const { text } = shown();
  expect(text).toContain(
    `Chrome dan WebView ${FLOOR.chrome}, Safari ${FLOOR.safari}, Firefox ${FLOOR.firefox}.`,
  );
});

it('says whom to contact, and how fast they answer', () => {
  const { text, config } = shown();
  expect(screen.getByRole('link', { name: config.contact.email })).toHaveAttribute(
    'href',
    `mailto:${config.contact.email}`,
  );
  expect(text).toContain(`paling lambat dalam ${config.contact.answerWithinDays} hari kerja`);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdPage, TOOLS } from '../../../src/adapters/visitor/hold-page.ts';

let isPast = false;
let letGo = () => {};
const acts: string[] = [];
const took = (name: string) => () => void acts.push(name);

beforeEach(() => {
  isPast = false;
  acts.length = 0;
  letGo = holdPage(window, () => isPast);
  render(
    <>
      <a href="/there" onClick={took('link')}>
        Latest news
      </a>
      <form onSubmit={took('form')}>
        <button type="submit">Send</button>
      </form>
      <div {...{ [TOOLS]: '' }}>
        <button type="button" onClick={took('tool')}>
          Tool
        </button>
      </div>
    </>,
  );
});
afterEach(() => letGo());

const actAll = () => {
  const isFollowed = fireEvent.click(screen.getByText('Latest news'));
  fireEvent.submit(screen.getByText('Send'));
  fireEvent.click(screen.getByText('Tool'));
  return isFollowed;
};

it('lets the present page take everything', () => {
  expect([actAll(), acts]).toEqual([true, ['link', 'form', 'tool']]);
});

it('lets a past moment take nothing, links included, but what the tools draw', () => {
  isPast = true;
  expect([actAll(), acts]).toEqual([false, ['tool']]);
});

it('ends with the tools', () => {
  isPast = true;
  letGo();
  expect([actAll(), acts]).toEqual([true, ['link', 'form', 'tool']]);
});

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
        <input aria-label="Words" onKeyDown={took('key')} onInput={took('text')} />
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
  // The browser still does what is its own.
  const isPressed = fireEvent.keyDown(screen.getByLabelText('Words'), { key: 'F5' });
  fireEvent.input(screen.getByLabelText('Words'), { target: { value: 'a' } });
  return [isFollowed, isPressed];
};

it('lets the present page take everything', () => {
  expect([actAll(), acts]).toEqual([
    [true, true],
    ['link', 'form', 'tool', 'key', 'text'],
  ]);
});

it('lets a past moment take nothing, links included, but what the tools draw', () => {
  isPast = true;
  expect([actAll(), acts]).toEqual([[false, true], ['tool']]);
});

it('ends with the tools', () => {
  isPast = true;
  letGo();
  expect([actAll(), acts]).toEqual([
    [true, true],
    ['link', 'form', 'tool', 'key', 'text'],
  ]);
});

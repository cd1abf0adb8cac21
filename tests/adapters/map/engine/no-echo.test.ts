// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { stopEchoes } from '../../../../src/adapters/map/engine/no-echo.ts';

const TYPES = ['mouseover', 'mousemove', 'mousedown', 'mouseup', 'click'];

/** What of a mouse reaches the map after pointers of these kinds went down or moved over it. */
function heard(...pointers: readonly (readonly [type: string, pointerType: string])[]): string[] {
  const element = document.createElement('div');
  const map = element.appendChild(document.createElement('div'));
  const types: string[] = [];
  stopEchoes(element);
  for (const [type, pointerType] of pointers)
    map.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  for (const type of TYPES) {
    map.addEventListener(type, () => void types.push(type));
    map.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  }
  return types;
}

it('keeps from the map what a tap makes of a mouse, but not its click', () => {
  expect(heard(['pointerdown', 'touch'])).toEqual(['click']);
});

it('lets a mouse and a pen through, after a finger too', () => {
  expect(heard()).toEqual(TYPES);
  expect(heard(['pointerdown', 'pen'])).toEqual(TYPES);
  expect(heard(['pointerdown', 'touch'], ['pointermove', 'mouse'])).toEqual(TYPES);
});

import type { Point } from '../tab.ts';

/**
 * Runs in a page and refers to nothing outside itself: a finger that moves from point to point, for a driver that would
 * move a mouse instead. Its events look like a browser's but are not trusted, so that they scroll nothing.
 */
export async function finger(points: readonly Point[]): Promise<void> {
  const [first] = points;
  const target = first && document.elementFromPoint(first.x, first.y);
  if (!first || !target) throw new Error('a finger needs something to touch');
  const say = (kind: 'start' | 'move' | 'end', { x, y }: Point) => {
    const place = { clientX: x, clientY: y, pageX: x + scrollX, pageY: y + scrollY };
    const common = { bubbles: true, cancelable: true, composed: true };
    const names = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' };
    const pointer = { ...common, ...place, pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0 };
    target.dispatchEvent(new PointerEvent(names[kind], { ...pointer, buttons: kind === 'end' ? 0 : 1 }));
    // WebKitGTK does not let a script construct a Touch; listeners only read its fields.
    const changedTouches = [{ identifier: 7, target, ...place }];
    const touches = kind === 'end' ? [] : changedTouches;
    const event = new Event(`touch${kind}`, common);
    target.dispatchEvent(Object.assign(event, { changedTouches, touches, targetTouches: touches }));
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let last = first;
  say('start', first);
  for (const point of points.slice(1)) {
    await frame();
    say('move', point);
    last = point;
  }
  say('end', last);
}

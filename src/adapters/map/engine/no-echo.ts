/**
 * Hides from the map the mouse events that browsers derive from a tap: the map has seen the touch, and would draw once more for
 * the button that seems to go down and up. The click itself reaches it.
 * @param element around the map
 */
export function stopEchoes(element: HTMLElement): void {
  let isFinger = false;
  const look = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType === 'touch';
  };
  const stop = (event: MouseEvent) => {
    // A real mouse sends its pointer event first.
    if (isFinger) event.stopPropagation();
  };
  for (const type of ['pointerdown', 'pointermove'] as const)
    element.addEventListener(type, look, { capture: true });
  for (const type of ['mouseover', 'mousemove', 'mousedown', 'mouseup'] as const)
    element.addEventListener(type, stop, { capture: true });
}

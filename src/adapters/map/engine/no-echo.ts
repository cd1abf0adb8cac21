/**
 * Keeps from the map the mouse that browsers make of a finger's tap: the map has seen the finger, and would draw itself once more for
 * the button that seems to go down and up. The click itself reaches it.
 * @param element around the map
 */
export function stopEchoes(element: HTMLElement): void {
  let isFinger = false;
  const look = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType === 'touch';
  };
  const stop = (event: MouseEvent) => {
    // A mouse of its own tells of its pointer first.
    if (isFinger) event.stopPropagation();
  };
  for (const type of ['pointerdown', 'pointermove'] as const)
    element.addEventListener(type, look, { capture: true });
  for (const type of ['mouseover', 'mousemove', 'mousedown', 'mouseup'] as const)
    element.addEventListener(type, stop, { capture: true });
}

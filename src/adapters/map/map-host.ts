/** Gives the element in which the map is drawn, the same each time; made when it is first asked for. */
export function createMapHost(): () => HTMLElement {
  let host: HTMLElement | undefined;
  return () => {
    host ??= Object.assign(document.createElement('div'), { className: 'map-stage__map' });
    return host;
  };
}

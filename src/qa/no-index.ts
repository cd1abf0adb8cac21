/** Keeps what a scenario invents from being found as what the office says. */
export function keepFromSearchEngines(): void {
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(robots);
}

/** Gives the name of the path to a transition: 'loading-fetching-load-feed-failed-to-loading-recovering'. */
export function pathName(transition: string): string {
  const { source, event, target } = parts(transition);
  const stays = target.length === 1 && target[0] === 'stays';
  return [...source.slice(-2), event.replace(/ in .*/, ''), ...(stays ? [] : ['to', ...target.slice(-2)])]
    .join('-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives the title of the path to a transition: 'loading.fetching: loadFeed failed → loading.recovering'. */
export function pathTitle(transition: string): string {
  const { source, event, target } = parts(transition);
  return `${source.join('.') || 'anywhere'}: ${event} → ${target.join('.')}`;
}

/** Takes a transition's id apart; the machine's own name is left out of its states. */
function parts(transition: string) {
  const [, from = '', event = '', to = ''] = /^(.*?): (.*) → (.*)$/.exec(transition) ?? [];
  const within = (id: string) => (id.includes('.') ? id.split('.').slice(1) : id === from ? [] : [id]);
  return { source: within(from), event, target: within(to) };
}

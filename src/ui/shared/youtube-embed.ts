/**
 * The address of a YouTube video on the host that sets no cookies before it plays.
 * @param use `player` starts on the visitor's click; `background` is muted, looping, without controls
 */
export function youtubeEmbed(id: string, use: 'player' | 'background'): string {
  const safe = encodeURIComponent(id);
  const options =
    use === 'player'
      ? 'autoplay=1&rel=0'
      : `autoplay=1&mute=1&loop=1&playlist=${safe}&controls=0&disablekb=1&playsinline=1&rel=0`;
  return `https://www.youtube-nocookie.com/embed/${safe}?${options}`;
}

// Seconds.
const LENGTH = 0.32;
const RISE = 0.06;

/**
 * Sounds a turning page as a short rustle: noise through a filter that closes.
 * @param volume 0 to 1
 */
export function rustle(context: AudioContext, volume: number): void {
  const start = context.currentTime;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise(context);
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(3800, start);
  filter.frequency.exponentialRampToValueAtTime(900, start + LENGTH);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + RISE);
  gain.gain.linearRampToValueAtTime(0, start + LENGTH);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * LENGTH), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

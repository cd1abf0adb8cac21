import { type FailingImages, IMAGE_USES } from '../../../domain/scenario.ts';
import { Chain } from './chain.tsx';

type Use = (typeof IMAGE_USES)[number];
type Choice = Use | 'none' | 'all' | { readonly addresses: readonly string[] };

/** Which pictures fail: none, all, those of some uses, or those that were seen to fail. */
export function ImagesField(props: {
  readonly images: FailingImages;
  readonly onChange: (images: FailingImages) => void;
}) {
  const { images, onChange } = props;
  const chosen: readonly Choice[] =
    images === 'none' || images === 'all' || 'addresses' in images ? [images] : images;
  return (
    <Chain<Choice>
      label="Pictures that fail"
      path={['images']}
      value={images === 'none' ? undefined : chosen}
      usual="none"
      choices={['none', 'all', ...IMAGE_USES]}
      between="and"
      wordsOf={(one) => (typeof one === 'string' ? one : `seen: ${one.addresses.length}`)}
      onChange={(next) => onChange(imagesOf(next ?? []))}
    />
  );
}

function imagesOf(chosen: readonly Choice[]): FailingImages {
  if (chosen.includes('all')) return 'all';
  const seen = chosen.find((one) => typeof one === 'object');
  if (seen) return seen;
  const uses = IMAGE_USES.filter((use) => chosen.includes(use));
  // 'And' begins with the use that is not chosen yet.
  const next =
    chosen.includes('none') && uses.length > 0 ? IMAGE_USES.find((use) => !uses.includes(use)) : undefined;
  const all = next === undefined ? uses : [...uses, next];
  return all.length === 0 ? 'none' : all;
}

import type { BannerSlide } from '../../domain/banners/banner.ts';
import { useDependencies } from '../dependencies.tsx';
import { from } from '../shared/breakpoints.ts';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';

/** One banner with the admin link of its index in the cycle. */
export function BannerImageLink({ slide, eager = false }: { slide: BannerSlide; eager?: boolean }) {
  const { images } = useDependencies();
  return (
    <NewTabLink className="banner__link" href={slide.link}>
      <RemoteImage
        source={images.banner(slide.fileId)}
        alt={slide.name}
        sizes={`${from('xl')} 60vw, ${from('m')} max(58vw, 960px), 100vw`}
        width={800}
        height={400}
        substitute={slide.name}
        eager={eager}
      />
    </NewTabLink>
  );
}

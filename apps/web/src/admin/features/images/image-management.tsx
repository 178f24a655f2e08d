import { type ImageDto, useListImages } from '@strapec/contracts';
import { bySection } from '../../shared/section/sections';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ImageCard } from './image-card';
import { ImageDrawer } from './image-drawer';
import styles from './images.module.css';
import { useImagesText } from './texts';

/** The pictures of the public pages, and the form in which another one is put in a place (spec §2). */
export function ImageManagement() {
  const text = useImagesText();
  const { data, isError, refetch } = useListImages({ query: { staleTime: 1000 } });
  const drawer = useDrawer<ImageDto>();
  return (
    <>
      <h2 className={styles.title}>{text('images.title')}</h2>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && <Images images={data} onEdit={drawer.open} />}
      {drawer.subject && <ImageDrawer key={drawer.opening} image={drawer.subject} {...drawer.props} />}
    </>
  );
}

function Images({ images, onEdit }: { images: readonly ImageDto[]; onEdit: (image: ImageDto) => void }) {
  const text = useImagesText();
  if (images.length === 0) return <p className={styles.empty}>{text('images.empty')}</p>;
  const sorted = [...images].sort((a, b) => bySection(a.section, b.section) || a.key.localeCompare(b.key));
  return (
    <ul className={styles.list}>
      {sorted.map((image) => (
        <ImageCard key={image.key} image={image} onEdit={onEdit} />
      ))}
    </ul>
  );
}

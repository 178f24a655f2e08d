import { ImageManagement } from '../../features/images/image-management';
import { imagesMessages } from '../../features/images/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function ImagesPage() {
  return (
    <AdminTexts loaders={imagesMessages}>
      <ImageManagement />
    </AdminTexts>
  );
}

import type { ReactNode } from 'react';
import styles from './files.module.css';

interface FileChooserProps {
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

export function FileChooser({ accept, disabled, onChoose, children }: FileChooserProps) {
  return (
    <label className={styles.chooser}>
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ''; // allows the same file again after it was corrected
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

const revokeAfterMs = 60_000; // milliseconds; a browser may first ask for a folder

export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

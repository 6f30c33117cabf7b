import { Button } from '@adp/shared-ui';
import { type Area, PictureError } from '@adp/shared-ui/picture';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useText } from '../../text';
import { cropPicture } from './cropPicture';
import styles from './PictureCropper.module.css';

export interface PictureCropperProps {
  readonly source: string;
  /** Called with the cropped picture, before `onClose`. `onError` is also called before `onClose`. */
  readonly onCrop: (dataUrl: string) => void;
  readonly onError: (code: PictureError['code']) => void;
  readonly onClose: () => void;
}

const MAX_ZOOM = 4;

export function PictureCropper({ source, onCrop, onError, onClose }: PictureCropperProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const titleId = useId();
  const zoomId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const confirm = async () => {
    if (!area) return;
    const cropping = cropPicture(source, area);
    const outcome = await cropping.catch((error: unknown) => (error instanceof PictureError ? error : undefined));
    // Close the dialog first, because nothing outside an open modal dialog can receive focus.
    dialog.current?.close();
    if (typeof outcome === 'string') onCrop(outcome);
    else onError(outcome?.code ?? 'unreadable');
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{text('picture.crop.title')}</h2>
      <p>{text('picture.crop.hint')}</p>
      <div className={styles['stage']}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // The content security policy does not allow inline styles, so this app bundles the cropper's styles.
          disableAutomaticStylesInjection
          keyboardStep={4}
          cropperProps={{ role: 'group', 'aria-label': text('picture.crop.area') }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label htmlFor={zoomId}>{text('picture.crop.zoom')}</label>
      <input
        id={zoomId}
        className={styles['zoom']}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.1}
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
      <div className={styles['buttons']}>
        <Button disabled={!area} onClick={() => void confirm()}>
          {text('picture.crop.use')}
        </Button>
        <Button secondary onClick={() => dialog.current?.close()}>
          {text('picture.crop.cancel')}
        </Button>
      </div>
    </dialog>
  );
}

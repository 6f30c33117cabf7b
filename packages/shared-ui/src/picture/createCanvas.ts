import { PictureError } from './PictureError';

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A white sheet to draw on. */
export interface Canvas {
  readonly element: HTMLCanvasElement;
  /** Fills the sheet with a part of a picture. */
  readonly draw: (source: CanvasImageSource, area: Area) => void;
}

/**
 * A white sheet of so many pixels.
 * @throws PictureError `noPacking` where the device has no room for one
 */
export function createCanvas(width: number, height: number): Canvas {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const context = element.getContext('2d');
  if (!context) throw new PictureError('noPacking');
  // What is see-through would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return {
    element,
    draw: (source, area) => context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height),
  };
}

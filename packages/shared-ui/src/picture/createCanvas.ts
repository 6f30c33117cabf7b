import { PictureError } from './PictureError';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Canvas {
  readonly element: HTMLCanvasElement;
  readonly draw: (source: CanvasImageSource, area: Area) => void;
}

/** Creates a white canvas. Throws PictureError `noPacking` if the device has too little memory. */
export function createCanvas(width: number, height: number): Canvas {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const context = element.getContext('2d');
  if (!context) throw new PictureError('noPacking');
  // The default quality leaves jagged lines in a picture that is much smaller than the original.
  context.imageSmoothingQuality = 'high';
  // Fill the canvas with white, because transparent pixels would become black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return {
    element,
    draw: (source, area) => context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height),
  };
}

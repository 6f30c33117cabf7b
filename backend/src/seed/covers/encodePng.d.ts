export interface IndexedImage {
    readonly width: number;
    readonly height: number;
    /** Up to 256 colours as `#rrggbb`. */
    readonly palette: readonly string[];
    /** One palette index per pixel, row by row. */
    readonly pixels: Uint8Array;
}
/** The image as a PNG file with a palette (PNG 1.2, colour type 3, no row filters). */
export declare function encodePng({ width, height, palette, pixels }: IndexedImage): Uint8Array;

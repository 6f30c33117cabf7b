/** Width and height of every cover in pixels. */
export declare const coverSize: {
    readonly width: 800;
    readonly height: 450;
};
declare const patterns: {
    readonly rings: {
        readonly alt: "Abstract pattern: rounded patches where ripples from two points cross each other.";
        readonly field: (x: number, y: number) => number;
    };
    readonly grid: {
        readonly alt: "Abstract pattern: a grid of squares that grow from left to right.";
        readonly field: (x: number, y: number) => number;
    };
    readonly waves: {
        readonly alt: "Abstract pattern: level lines that rise and fall like waves.";
        readonly field: (x: number, y: number) => number;
    };
    readonly steps: {
        readonly alt: "Abstract pattern: diagonal stripes in steps from dark to light.";
        readonly field: (x: number, y: number) => number;
    };
    readonly drops: {
        readonly alt: "Abstract pattern: rows of round drops that fade towards the bottom.";
        readonly field: (x: number, y: number) => number;
    };
};
export type CoverName = keyof typeof patterns;
export declare const coverNames: readonly CoverName[];
export interface Cover {
    readonly bytes: Uint8Array;
    /** In English: says what the picture shows. */
    readonly alt: string;
}
/** A picture for an item, drawn by code; the same bytes each time. */
export declare function drawCover(name: CoverName): Cover;
export {};

/** A member as the author that items, translations and decisions store. */
export interface Author {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
}

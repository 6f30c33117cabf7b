/** Contract of the apps that this kit builds. */
export const contract: number;

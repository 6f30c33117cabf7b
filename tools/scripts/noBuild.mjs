// Build script of packages that are bundled from their sources. The script only prints a message.
console.log(`${process.argv[2]}: used from source, nothing to build.`);

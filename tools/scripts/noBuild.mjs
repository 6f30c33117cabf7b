// The build script of packages that are bundled from their sources. It only prints a message.
console.log(`${process.argv[2]}: used from source, nothing to build.`);

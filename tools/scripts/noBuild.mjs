// A package whose sources its users bundle: it has nothing to build, and says so under the common script name.
console.log(`${process.argv[2]}: used from source, nothing to build.`);

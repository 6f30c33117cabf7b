console.log(`${process.argv[2]}: used from source, nothing to build.`);
